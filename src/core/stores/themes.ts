/** The 15 colours with their names and values (rule 6.15), and before them that of the shop where it is none of these. */
import { BRAND } from '../lib/brand';

const FIFTEEN = [
  { name: 'red', title: '朱砂', hex: '#B3261E' },
  { name: 'orange', title: '琥珀', hex: '#B4560A' },
  { name: 'yellow', title: '杏黄', hex: '#8F6500' },
  { name: 'olive', title: '橄榄', hex: '#66742A' },
  { name: 'green', title: '茶青', hex: '#3F7043' },
  { name: 'cyan', title: '天青', hex: '#1F7A78' },
  { name: 'blue', title: '黛蓝', hex: '#2F5D8C' },
  { name: 'indigo', title: '靛青', hex: '#3A4A8C' },
  { name: 'purple', title: '紫砂', hex: '#6E4A7E' },
  { name: 'mauve', title: '木槿', hex: '#8C4F86' },
  { name: 'pink', title: '桃夭', hex: '#B23F66' },
  { name: 'brown', title: '普洱', hex: '#7A4A2E' },
  { name: 'gold', title: '秋香', hex: '#63561C' },
  { name: 'gray', title: '素灰', hex: '#BDBDBD' },
  { name: 'black', title: '墨玉', hex: '#2B2B2B' },
] as const;

/** `own`: the shop's colour, one of the fifteen or none of them. */
export type ThemeName = (typeof FIFTEEN)[number]['name'] | 'own';
export interface Theme {
  name: ThemeName;
  title: string;
  hex: string;
}

const named = FIFTEEN.find(({ name }) => name === BRAND.colour);
const OWN: Theme = named ?? { name: 'own', title: '本店', hex: BRAND.colour };
export const THEMES: readonly Theme[] = named ? FIFTEEN : [OWN, ...FIFTEEN];

export const isTheme = (name: string): name is ThemeName => name === 'own' || THEMES.some((one) => one.name === name);
/** With its name as the style sheets have it. */
export const themeOf = (name: string): Theme => THEMES.find((one) => one.name === name) ?? OWN;
/** Text on the colour: black on gray, white otherwise. */
export const textOn = (name: ThemeName): 'black' | 'white' => (name === 'gray' ? 'black' : 'white');
