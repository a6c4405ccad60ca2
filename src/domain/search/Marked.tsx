import { Text } from '@tarojs/components';
import { splitMatches } from './marks';
import styles from './Marked.module.scss';

/** A text with the searched words bold; a plain text without words. */
export function Marked({ text, words = [] }: { text: string; words?: readonly string[] }) {
  const pieces = splitMatches(text, words);
  if (!pieces.some(({ hit }) => hit)) return <>{text}</>;
  return (
    <>
      {pieces.map((piece, at) => (
        <Text key={at} className={piece.hit ? styles.hit : undefined}>
          {piece.text}
        </Text>
      ))}
    </>
  );
}
