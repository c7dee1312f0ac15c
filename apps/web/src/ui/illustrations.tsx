import type { ReactNode } from 'react';
import classes from './illustrations.module.css';

/** Line drawings on one 160 × 112 canvas: ink for things, brand for the flag that tells where we are. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 112" width={160} height={112} className={classes.drawing} aria-hidden focusable="false">
      {children}
    </svg>
  );
}

const ground = <path className={classes.faint} d="M12 96h136" />;
const flag = (x: number, y: number) => (
  <g className={classes.brand} transform={`translate(${x} ${y})`}>
    <path d="M0 40V2" />
    <path className={classes.filled} d="M0 3l20 7-20 7z" />
  </g>
);

/** An empty plot with a first flag: nothing yet. */
export const NothingYet = () => (
  <Drawing>
    {ground}
    <path className={classes.dashed} d="M28 96V70a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v26M92 96V78a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v18" />
    {flag(80, 56)}
    <path className={classes.faint} d="M40 42h12M112 34h16M56 26h8" />
  </Drawing>
);

/** A milestone with its flag up: everything behind is done. */
export const AllDone = () => (
  <Drawing>
    {ground}
    <path d="M60 96V62a20 20 0 0 1 40 0v34z" />
    <path className={classes.faint} d="M60 78h40M28 88l10-4M124 84l10 4" />
    <path className={classes.brand} d="M72 64l6 6 11-12" />
    {flag(80, 4)}
  </Drawing>
);

/** A path that stops before the signpost. */
export const LostPath = () => (
  <Drawing>
    {ground}
    <path className={classes.dashed} d="M16 88c18-2 22-18 36-20s18 10 30 8" />
    <path d="M104 96V30" />
    <path d="M104 36h26l8 7-8 7h-26zM104 56H82l-7 6 7 6h22z" />
    <path className={classes.faint} d="M112 43h10M98 62h-9" />
    <g className={classes.brand}>
      <circle cx="46" cy="34" r="12" />
      <path d="M42.500 31a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M46 40.500v.1" />
    </g>
  </Drawing>
);

/** A milestone knocked over, soon upright again. */
export const FallenStone = () => (
  <Drawing>
    {ground}
    <g transform="translate(14 0) rotate(-24 52 96)">
      <path d="M52 96V62a20 20 0 0 1 40 0v34z" />
      <path className={classes.faint} d="M52 78h40" />
      {flag(68, 50)}
    </g>
    <path className={classes.faint} d="M118 84l10-6M122 92l12-2M112 75l6-9" />
  </Drawing>
);

/** A barrier that is down for now. */
export const ClosedGate = () => (
  <Drawing>
    {ground}
    <path d="M32 96V58h12v38M116 96V70M124 96V70" />
    <path d="M44 62h84v9H44z" />
    <path className={classes.faint} d="M58 71l6-9M78 71l6-9M98 71l6-9M118 71l6-9" />
    {flag(38, 18)}
  </Drawing>
);

/** A letter under the flag: look in your box. */
export const Envelope = () => (
  <Drawing>
    {ground}
    <path d="M40 52h80v44H40z" />
    <path d="M40 52l40 26 40-26" />
    <path className={classes.faint} d="M18 62h14M14 72h18M22 82h10" />
    {flag(132, 56)}
  </Drawing>
);

/** The same gate as the closed one, its barrier up. */
export const OpenGate = () => (
  <Drawing>
    {ground}
    <path d="M32 96V58h12v38M116 96V70M124 96V70" />
    <path d="M44 62l58-44 6 8-64 48z" />
    <path className={classes.faint} d="M60 96h40" />
    {flag(120, 30)}
  </Drawing>
);
