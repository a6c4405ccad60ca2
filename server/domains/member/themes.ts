/** The fifteen colours (rule 6.15). */
export const THEMES: readonly string[] = [
  'red',
  'orange',
  'yellow',
  'olive',
  'green',
  'cyan',
  'blue',
  'indigo',
  'purple',
  'mauve',
  'pink',
  'brown',
  'gold',
  'gray',
  'black',
];
