/** One record in a list: how, when, by whom, what. */
import type { ReactElement } from 'react';
import type { MaintRow } from '@/contract';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Photos } from '@/domain/photo/Photos';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { wayOf } from '../words';

export function RecordLine({ row }: { row: MaintRow }): ReactElement {
  const { id, client, way, content, photos, coupon, by, at, place } = row;
  const { label, icon } = wayOf(way);
  return (
    <RecordRow
      icon={icon}
      title={client.name}
      beside={<Tag>{label}</Tag>}
      role="link"
      notes={[
        [listTime(at), by, place].filter(Boolean).join('　'),
        content,
        coupon !== undefined && `赠券：${coupon}`,
        photos.length > 0 && <Photos key="photos" urls={photos} what="维护照片" />,
      ]}
      onPress={() => void go('/maintenance/pages/mymaintsave', { id })}
    />
  );
}
