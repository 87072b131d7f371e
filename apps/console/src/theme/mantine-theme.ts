import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Shade 6 is the colour of the specification; the others are steps of the same hue. */
const lavra: MantineColorsTuple = [
  '#eaf3f8',
  '#cfe4ee',
  '#a6d4e9',
  '#74b3cf',
  '#4890b0',
  '#2d6b87',
  '#123f54',
  '#0e3547',
  '#0a2a39',
  '#07202c',
];
const secondary: MantineColorsTuple = [
  '#e7f4fa',
  '#c9e6f3',
  '#9ed3ea',
  '#6cbfe2',
  '#49a6d0',
  '#3a9bc5',
  '#2e90b9',
  '#257698',
  '#1d5f7b',
  '#15485d',
];
const error: MantineColorsTuple = [
  '#fdecec',
  '#fad0d0',
  '#ffb6ae',
  '#ff988d',
  '#ee6a66',
  '#e04848',
  '#d32f2f',
  '#c62828',
  '#a51f1f',
  '#7f1717',
];
const success: MantineColorsTuple = [
  '#e8f5e9',
  '#cbe8cd',
  '#a5d7a8',
  '#81cf86',
  '#66bf6b',
  '#58b75d',
  '#4caf50',
  '#2e7d32',
  '#256628',
  '#1b4d1e',
];
const warning: MantineColorsTuple = [
  '#fff5e4',
  '#ffe7c2',
  '#ffdb9f',
  '#ffcf83',
  '#ffc976',
  '#ffc062',
  '#ffb74d',
  '#b87408',
  '#7a4a00',
  '#5a3700',
];

/** The dark surfaces of tokens.css: Mantine's own greys look brown beside them. */
const dark: MantineColorsTuple = [
  '#e3eaee',
  '#c3ced5',
  '#a3b3bd',
  '#7d909c',
  '#414f58',
  '#253038',
  '#151c20',
  '#1b2328',
  '#12181c',
  '#0d1214',
];

/** The arrow of the console's own selects (tokens.css), instead of Mantine's double arrow. */
const chevron = {
  color: 'transparent',
  backgroundImage: 'var(--lv-arrow)',
  backgroundPosition: 'calc(50% - 2.5px) center, calc(50% + 2.5px) center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--lv-arrow-size)',
} as const;

/** Where lists open: outside the screens, so that nothing clips them. */
export const choicesPlace = document.createElement('section');
choicesPlace.className = 'lv-choices';

/** The list itself scrolls: a scroller inside it could not be reached by keyboard. */
const choiceStyles = {
  options: { maxHeight: 220, overflowY: 'auto', paddingInlineEnd: 'var(--combobox-padding)' },
} as const;

export const mantineTheme = createTheme({
  colors: { dark, lavra, secondary, error, success, warning, red: error, blue: secondary },
  primaryColor: 'lavra',
  primaryShade: 6,
  defaultRadius: 'md',
  fontFamily: 'var(--lv-font)',
  fontFamilyMonospace: 'var(--lv-mono)',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // As in the filters: a label is no more prominent than its value.
    InputWrapper: { styles: { label: { fontSize: '0.8125rem', fontWeight: 500 } } },
    Combobox: { defaultProps: { keepMounted: false } },
    ComboboxChevron: { styles: { chevron } },
    // The lists stay mounted: a select can announce that it is open, and which list it controls, only if the list
    // exists already.
    Select: {
      defaultProps: { comboboxProps: { keepMounted: true }, withScrollArea: false },
      styles: choiceStyles,
    },
    MultiSelect: {
      defaultProps: { comboboxProps: { keepMounted: true }, withScrollArea: false },
      // The input's line is the touch target next to the pills.
      styles: { ...choiceStyles, inputField: { minHeight: 24 } },
    },
    Modal: {
      styles: { content: { outline: 'none' } },
    },
    Popover: {
      defaultProps: { portalProps: { target: choicesPlace } },
      styles: { dropdown: { borderColor: 'var(--lv-line)' } },
    },
    Pill: { styles: { root: { background: 'var(--lv-hover)', color: 'var(--lv-text)' } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
});

/** Mantine's own placeholder, dimmed and error colours fall short of 4.5:1; primary is invisible on dark. */
const ownVariables = {
  '--mantine-color-body': 'var(--lv-surface)',
  '--mantine-color-text': 'var(--lv-text)',
  '--mantine-color-dimmed': 'var(--lv-text-dim)',
  '--mantine-color-placeholder': 'var(--lv-text-dim)',
  '--mantine-color-error': 'var(--lv-text-error)',
  '--mantine-color-anchor': 'var(--lv-text-secondary)',
  '--mantine-color-default': 'var(--lv-surface)',
  '--mantine-color-default-hover': 'var(--lv-hover)',
  '--mantine-color-default-color': 'var(--lv-text)',
  '--mantine-color-default-border': 'var(--lv-line)',
  // Borders of inputs and boxes, and the track of a switch that is off, as in the console's own inputs.
  '--mantine-color-gray-3': 'var(--lv-line-strong)',
  '--mantine-color-gray-4': 'var(--lv-line-strong)',
  '--mantine-color-dark-4': 'var(--lv-line-strong)',
  '--mantine-color-lavra-filled': 'var(--lv-fill)',
  '--mantine-color-lavra-filled-hover': 'var(--lv-fill-hover)',
  '--mantine-color-lavra-text': 'var(--lv-text-primary)',
  '--mantine-color-lavra-light': 'var(--lv-tint-secondary)',
  '--mantine-color-lavra-light-hover': 'var(--lv-hover)',
  '--mantine-color-lavra-light-color': 'var(--lv-text-primary)',
  '--mantine-color-lavra-outline': 'var(--lv-text-primary)',
  '--mantine-color-lavra-outline-hover': 'var(--lv-hover)',
  '--mantine-color-error-light': 'var(--lv-tint-error)',
  '--mantine-color-error-light-color': 'var(--lv-text-error)',
  '--mantine-color-error-outline': 'var(--lv-text-error)',
  '--mantine-color-error-text': 'var(--lv-text-error)',
  '--mantine-color-success-light': 'var(--lv-tint-success)',
  '--mantine-color-success-light-color': 'var(--lv-text-success)',
  '--mantine-color-success-text': 'var(--lv-text-success)',
  '--mantine-color-warning-light': 'var(--lv-tint-warning)',
  '--mantine-color-warning-light-color': 'var(--lv-text-warning)',
  '--mantine-color-warning-text': 'var(--lv-text-warning)',
  '--mantine-color-secondary-light': 'var(--lv-tint-secondary)',
  '--mantine-color-secondary-light-color': 'var(--lv-text-secondary)',
  '--mantine-color-secondary-text': 'var(--lv-text-secondary)',
};

/** Mantine sets its own values per scheme, which outweigh those common to both: ours must be set per scheme too. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: ownVariables,
  dark: ownVariables,
});
