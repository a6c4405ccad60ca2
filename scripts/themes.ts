/** Writes src/ui/theme/themes.scss from the 15 colours of the theme store and tokens.scss: `node --import tsx scripts/themes.ts`. */
import fs from 'node:fs';
import { THEMES } from '../src/core/stores/themes';
import { themesSheet } from '../config/derive';

const tokens = fs.readFileSync('src/ui/theme/tokens.scss', 'utf8');
fs.writeFileSync('src/ui/theme/themes.scss', themesSheet(THEMES, tokens));
