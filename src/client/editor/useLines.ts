/** Lines that come, change and go; one of each choice stays proposed. */
import { MOST_LINES } from '@/contract/quote/money';
import { useStores } from '@/core/stores';
import { choicesSettled, type Draft, type DraftLine } from './draft';

export function useLines(draft: Draft | undefined, set: (change: Partial<Draft>) => void) {
  const { feedback } = useStores();
  const lines = draft?.lines ?? [];
  return {
    add: (line: DraftLine): void => {
      if (lines.length >= MOST_LINES) return feedback.toast(`最多 ${MOST_LINES} 行`);
      set({ lines: [...lines, line] });
    },
    put: (line: DraftLine) =>
      set({
        lines: choicesSettled(
          lines.map((one) => (one.key === line.key ? line : one)),
          line.key,
        ),
      }),
    remove: (key: string) => set({ lines: choicesSettled(lines.filter((one) => one.key !== key)) }),
  };
}
