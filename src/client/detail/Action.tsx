/** The bar under a client: claim it, or call and write down what was said. */
import type { ReactElement } from 'react';
import type { ClientDetail } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { recordOf } from '../useDial';

interface ActionProps {
  client: ClientDetail;
  claiming: boolean;
  onClaim: () => void;
  onCall: () => void;
}

/** A client of somebody else is only read: no bar stands there. */
export const hasAction = ({ can }: ClientDetail): boolean => can.includes('claim') || can.includes('contact');

export function Action({ client, claiming, onClaim, onCall }: ActionProps): ReactElement {
  const record = recordOf(client.card.id);
  if (client.can.includes('claim'))
    return (
      <Button block size="l" busy={claiming && '领取中'} onPress={onClaim}>
        领取
      </Button>
    );
  return (
    <>
      <Button block tone="line" size="l" icon="phone" onPress={onCall}>
        打电话
      </Button>
      {canOpen(record) && (
        <Button block size="l" icon="edit" onPress={() => void open(record)}>
          写维护
        </Button>
      )}
    </>
  );
}
