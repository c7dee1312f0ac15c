import { hrefOf } from '../core/call.ts';
import { useOperator } from '../core/operator.ts';
import classes from './logo.module.css';

/** A milestone stone that carries a flag. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <path fill="#009acd" d="M5 13.5C5 7.1 9.9 2 16 2s11 5.1 11 11.5V28a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" />
      <path fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" d="M12 9v15" />
      <path fill="#fff" d="M13.6 8.6a.8.8 0 0 1 1.1-.7l7.2 3.2a.8.8 0 0 1 0 1.5l-7.2 3.2a.8.8 0 0 1-1.1-.7z" />
    </svg>
  );
}

/** The operator's own, or the mark of the product. It stands beside the name, so it says nothing itself. */
export function OperatorMark({ size = 24 }: { size?: number }) {
  const { logo } = useOperator();
  if (!logo) return <Mark size={size} />;
  return <img src={hrefOf('GET /api/operator/logo', { query: { v: logo } })} alt="" className={classes.own} style={{ height: size }} />;
}

export function Logo() {
  const { name } = useOperator();
  return (
    <span className={classes.logo}>
      <OperatorMark />
      <span className={classes.name}>{name}</span>
    </span>
  );
}
