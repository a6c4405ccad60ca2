/** The fifteen colours (rule 6.15), and `own`: the shop's, whichever that is. */
export const THEMES: readonly string[] = [
  'own',
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
