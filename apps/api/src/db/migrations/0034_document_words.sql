-- A document is looked for by what it is called, besides by whose it is.
-- Its index holds what this function gives: words that change need another function and another index.
create function document_words(type text) returns text language sql immutable parallel safe
return fold(case type
  when 'vigilance' then ' Attestation de vigilance URSSAF certificate'
  when 'registration' then ' Extrait Kbis Company registration'
  when 'tax' then ' Régularité fiscale Tax compliance'
  when 'insurance' then ' Assurance RC professionnelle Professional liability insurance'
  when 'foreignWorkers' then ' Salariés étrangers Foreign employees'
  when 'residency' then ' Titre de séjour Residence permit'
  else '' end);
