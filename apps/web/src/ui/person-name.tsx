import classes from './person-name.module.css';

/** In a list: said as people say it, with the name that orders the list to be seen first. */
export const PersonName = ({ person: { firstName, lastName } }: { person: { firstName: string; lastName: string } }) => (
  <>
    <span className={classes.first}>{firstName}</span> <span className={classes.last}>{lastName}</span>
  </>
);
