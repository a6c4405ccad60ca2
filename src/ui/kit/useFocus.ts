/**
 * Whether a field shows a ring while it has the cursor: only for whoever came by keys. To a browser a focused text field is always
 * `:focus-visible`, so a finger would leave a blue box on every field it touches.
 */
import { useState } from 'react';

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- what was pressed last on this device, whoever it is
let byPointer = false;
if (process.env.TARO_ENV === 'h5') {
  document.addEventListener('pointerdown', () => (byPointer = true), true);
  document.addEventListener('keydown', () => (byPointer = false), true);
}

interface Focus {
  /** The field has the cursor. */
  focused: boolean;
  /** And a ring. */
  ringed: boolean;
  onFocus: () => void;
  onBlur: () => void;
}

export function useFocus(): Focus {
  const [state, setState] = useState<'none' | 'touched' | 'ringed'>('none');
  return {
    focused: state !== 'none',
    ringed: state === 'ringed',
    onFocus: () => setState(byPointer || process.env.TARO_ENV !== 'h5' ? 'touched' : 'ringed'),
    onBlur: () => setState('none'),
  };
}
