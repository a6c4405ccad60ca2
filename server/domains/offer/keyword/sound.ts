/** How words sound: full pinyin and its initials, for `bhyz` and `longjing` while typing and for characters that only sound right. */
import { pinyin } from 'pinyin-pro';
import { normalise } from './grams';

export interface Sound {
  /** baihaoyinzhen */
  full: string;
  /** bhyz */
  initials: string;
}

/** Letters and digits stand for themselves, so `2018班章` begins with 2018. */
export function soundOf(word: string): Sound {
  const syllables = normalise(word)
    .split(' ')
    .flatMap((run) => pinyin(run, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }));
  return {
    full: syllables.join(''),
    initials: syllables.map((syllable) => (/^\d/.test(syllable) ? syllable : syllable.slice(0, 1))).join(''),
  };
}

/** Sounds that many speakers do not tell apart: zh/z, ch/c, sh/s, -ng/-n. */
export const foldSound = (full: string): string =>
  full.replace(/([zcs])h/g, '$1').replace(/([aei]n)g(?![aeiouv])/g, '$1');

/** Typed on a keyboard without choosing characters. */
export const isTypedSound = (normalised: string): boolean => /^[a-z]{2,}$/.test(normalised.replaceAll(' ', ''));
