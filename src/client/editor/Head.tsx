/** For whom the quote is, what it is called, and how long it holds. */
import type { ReactElement } from 'react';
import type { ClientCard } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { TextField } from '@/ui/kit/TextField';
import { daysUntil } from '../paper/days';
import type { Draft } from './draft';

interface HeadProps {
  draft: Draft;
  /** As it was loaded; another may have been picked since. */
  client: ClientCard | undefined;
  onClient: () => void;
  onDays: () => void;
  onTitle: (title: string) => void;
}

export function Head({ draft, client, onClient, onDays, onTitle }: HeadProps): ReactElement {
  const { clock } = useStores();
  const { clientId, clientName, title, validUntil } = draft;
  const known = client?.id === clientId ? client : undefined;
  return (
    <Cells place="next">
      <Cell
        label={clientId === '' ? '选客户' : [known?.company, clientName].filter(Boolean).join('　')}
        leading={clientId !== '' && <Avatar src={known?.avatar ?? ''} name={clientName} size={44} />}
        note={known && lastText(known)}
        onPress={onClient}
      />
      <TextField label="标题" value={title} maxLength={40} placeholder="如：6 月补货" onInput={onTitle} />
      <Cell label="有效至" onPress={onDays}>
        {`${formatTime(validUntil - 1, 'MM-DD')}　${daysUntil(clock.now(), validUntil)} 天`}
      </Cell>
    </Cells>
  );
}

const lastText = ({ level, lastAt }: ClientCard): string =>
  [`${level} 级`, lastAt === undefined ? '还没联系过' : `上次联系 ${formatTime(lastAt, 'MM-DD')}`].join('　');
