import { m } from '../../i18n/messages.ts';
import classes from './visual.module.css';

/** Drawing of a document being read: boxes on the page, and beside it the values found and verified. */
export function Visual() {
  const fields = [
    { name: m.id_visual_company(), value: 'Oficina do Papel Ltda', confidence: '99%' },
    {
      name: m.id_visual_document(),
      value: '11.222.333/0001-81',
      confidence: '100%',
      check: m.id_visual_valid(),
    },
    { name: m.id_visual_due(), value: '30/11/2026', confidence: '97%' },
    { name: m.id_visual_total(), value: 'R$ 1.284,90', confidence: '98%', check: m.id_visual_digits() },
  ];
  return (
    <div className={classes.root}>
      <div className={classes.scene} aria-hidden="true">
        <Page />
        <ul className={classes.fields}>
          {fields.map((field) => (
            <li key={field.name} className={classes.field}>
              <span className={classes.name}>{field.name}</span>
              <span className={classes.confidence}>{field.confidence}</span>
              <span className={classes.value}>{field.value}</span>
              {field.check !== undefined && <span className={classes.check}>✓ {field.check}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.words}>
        <p className={classes.title}>{m.id_visual_title()}</p>
        <p className={classes.text}>{m.id_visual_text()}</p>
      </div>
    </div>
  );
}

const lines = [
  [40, 118, 200],
  [40, 132, 168],
  [40, 196, 220],
  [40, 210, 196],
  [40, 224, 208],
  [40, 238, 120],
] as const;

function Page() {
  return (
    <svg className={classes.page} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <rect width="300" height="400" rx="8" fill="#fff" />
      <rect x="40" y="36" width="40" height="40" rx="6" fill="#dbe7ee" />
      <rect x="92" y="42" width="96" height="10" rx="3" fill="#9db4c1" />
      <rect x="92" y="60" width="64" height="7" rx="3" fill="#cbd8df" />
      {lines.map(([x, y, width]) => (
        <rect key={y} x={x} y={y} width={width} height="6" rx="3" fill="#dfe7ec" />
      ))}
      <rect x="40" y="160" width="92" height="9" rx="3" fill="#6f8b9b" />
      <rect x="176" y="160" width="72" height="9" rx="3" fill="#6f8b9b" />
      <path d="M40 266h220M40 288h220M40 310h220M186 254v68" stroke="#dfe7ec" strokeWidth="2" />
      <rect x="200" y="336" width="60" height="11" rx="3" fill="#39596b" />
      <g fill="none" strokeWidth="2.5">
        <rect className={classes.box} x="84" y="34" width="112" height="40" rx="5" stroke="#2e90b9" />
        <rect className={classes.box} x="32" y="151" width="108" height="26" rx="5" stroke="#4caf50" />
        <rect className={classes.box} x="168" y="151" width="88" height="26" rx="5" stroke="#2e90b9" />
        <rect className={classes.box} x="192" y="327" width="76" height="29" rx="5" stroke="#ffb74d" />
      </g>
      <g transform="translate(40 344)" fill="#39596b">
        {[0, 5, 9, 16, 20, 27, 31, 38, 45, 49, 56, 63, 67, 74, 81, 85].map((x, i) => (
          <rect key={x} x={x} width={i % 3 === 0 ? 3.5 : 2} height="26" />
        ))}
      </g>
    </svg>
  );
}
