/** /vip/pages/businessCard: the card of somebody of the staff; its owner sees who came, what they left, and writes it. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, usePageParams, useShareCard } from '@/ui/shell';
import { CardBar } from '../businessCard/CardBar';
import { CardBody } from '../businessCard/CardBody';
import { CardEditor } from '../businessCard/CardEditor';
import { useCard } from '../businessCard/useCard';

export default function BusinessCardPage() {
  const params = usePageParams<'/vip/pages/businessCard'>();
  const state = useCard(params);
  const [editing, setEditing] = useState(params.edit === '1');
  const card = state.data ?? undefined;
  const shown = card && !card.left ? card : undefined;
  const { share, sheet } = useShare(shown && { kind: 'card', id: shown.id, title: '名片海报' });
  useShareAppMessage(
    useShareCard(
      shown && {
        title: `${shown.employee.name} · ${shown.employee.title}`,
        desc: shown.bio,
        pic: shown.employee.avatar,
        url: `/vip/pages/businessCard?id=${shown.id}`,
      },
    ),
  );
  if (editing && card?.mine) return <CardEditor card={card} onSaved={state.set} onClose={() => setEditing(false)} />;
  return (
    <Page
      state={state}
      skeleton="detail"
      right={shown && <IconButton icon="share" label="分享名片" onPress={share} />}
      overlay={sheet}
      action={shown && <CardBar card={shown} onChange={state.set} onEdit={() => setEditing(true)} />}
    >
      {(found) => <CardBody card={found} onChange={state.set} />}
    </Page>
  );
}
