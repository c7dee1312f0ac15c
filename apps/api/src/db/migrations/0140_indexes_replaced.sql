-- By those of 0136 to 0139, which have the same columns beside others.
drop index if exists opportunities__terms, opportunities__skills, opportunities__areas, opportunities__posted_facets;
drop index if exists freelance_profiles__skills, freelance_profiles__facets;
drop index if exists applications__interview;
