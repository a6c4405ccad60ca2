export interface ScoreSliderProps {
  /** 香气 */
  label: string;
  /** 1 to 10; undefined = not scored. */
  value: number | undefined;
  disabled: boolean;
  onChange: (value: number) => void;
}
export const MOST_SCORE = 10;
