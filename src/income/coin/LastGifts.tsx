/** The last ten gifts of coins; of those to merchants the code opens again. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Card } from '@/ui/kit/Card';
import { useBlock } from '@/ui/shell';
import type { Offer } from './OfferSheet';

const SHOWN = 10;

export function LastGifts({ onOffer }: { onOffer: (offer: Offer) => void }): ReactElement | null {
  const answer = useBlock(() => call('credits.index', { unit: 'coin', bizType: 'transferOut' }, { hide: true }));
  if (!answer || answer.total === 0) return null;
  return (
    <Section title="最近送出" more="瓜瓜币" onMore={() => go('/tea/pages/my-ggb', {})}>
      <Card place="next" clip>
        <Cells>
          {answer.list.slice(0, SHOWN).map(({ id, title, memo, delta, offer, createdAt }) => (
            <Cell
              key={id}
              label={title}
              note={[listTime(createdAt), memo, offer?.used && '礼遇已兑现'].filter(Boolean).join(' · ')}
              act={offer && !offer.used ? '礼遇码' : undefined}
              onPress={offer && (() => onOffer(offer))}
            >
              <Text>{`−${Math.abs(delta)}`}</Text>
            </Cell>
          ))}
        </Cells>
      </Card>
    </Section>
  );
}
