/** A record that is only read: a day has gone by, or somebody else wrote it. */
import type { ReactElement } from 'react';
import type { MaintRow } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { ClientLine } from '../ClientField';
import { wayOf } from '../words';

export function Written({ row }: { row: MaintRow }): ReactElement {
  const { client, way, content, photos, place, nextAt, coupon, by, at } = row;
  return (
    <>
      <Card place="alone" pad="all">
        <ClientLine client={client} />
      </Card>
      <Card place="next" pad="all">
        <Stack gap={12}>
          <Words size="body" block>
            {content}
          </Words>
          {photos.length > 0 && <Photos urls={photos} what="维护照片" />}
          <Facts
            closed={false}
            rows={[
              { label: '方式', value: wayOf(way).label },
              { label: '时间', value: fullTime(at) },
              { label: '谁写的', value: by },
              place !== '' && { label: '地点', value: place },
              nextAt !== undefined && { label: '下次联系', value: fullTime(nextAt) },
              coupon !== undefined && { label: '赠券', value: coupon },
            ]}
          />
        </Stack>
      </Card>
    </>
  );
}
