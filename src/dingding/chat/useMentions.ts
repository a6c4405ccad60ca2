/** Who is named in a message of a group: chosen as soon as an @ is typed, sent as long as the name still stands in the text. */
import { useRef, useState } from 'react';
import type { UserBrief } from '@/contract';

interface Written {
  text: string;
  onText: (text: string) => void;
  isGroup: boolean;
}

export function useMentions({ text, onText, isGroup }: Written) {
  const [choosing, setChoosing] = useState(false);
  const named = useRef<Pick<UserBrief, 'id' | 'nickname'>[]>([]);
  const end = () => setChoosing(false);
  return {
    choosing,
    end,
    /** What was typed: one @ more at its end asks for whom. */
    type: (next: string) => {
      onText(next);
      if (isGroup && next.length > text.length && next.endsWith('@')) setChoosing(true);
    },
    choose: ({ id, nickname }: UserBrief) => {
      named.current.push({ id, nickname });
      onText(`${text}${nickname} `);
      end();
    },
    /** Of those who were chosen, whoever is named in what goes out now. */
    take: (sent: string): string[] => {
      const ids = named.current.filter(({ nickname }) => sent.includes(`@${nickname}`)).map(({ id }) => id);
      named.current = [];
      return [...new Set(ids)];
    },
  };
}
