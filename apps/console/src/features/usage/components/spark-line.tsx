import classes from './spark-line.module.css';

const [width, height, inset] = [120, 28, 2];

interface SparkLineProps {
  readonly values: readonly number[];
  /** Description of the line, in words. */
  readonly label: string;
}

/** Trend of a row, without numbers: those stand beside it. */
export function SparkLine({ values, label }: SparkLineProps) {
  const top = Math.max(1, ...values);
  const step = (width - 2 * inset) / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(inset + index * step).toFixed(1)},${(height - inset - (value / top) * (height - 2 * inset)).toFixed(1)}`,
  );
  return (
    <>
      <svg className={classes.root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
      <span className={classes.words}>{label}</span>
    </>
  );
}
