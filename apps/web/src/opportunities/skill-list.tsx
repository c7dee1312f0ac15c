import classes from './need-preview.module.css';

export const SkillList = ({ skills }: { skills: readonly string[] }) =>
  skills.length > 0 && (
    <ul className={classes.skills}>
      {skills.map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
    </ul>
  );
