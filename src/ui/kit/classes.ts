/** Joins the class names that apply: `classes(styles.a, on && styles.b)`. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
