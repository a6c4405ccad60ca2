import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { OrderField } from '@/domain/feedback/OrderField';
import { FEEDBACK_KINDS, MOST_TEXT } from '@/domain/feedback/labels';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { useAction } from '@/ui/shell';
import styles from './feedback.module.scss';
import type { Opinion } from './useOpinion';

const MOST_PHOTOS = 4;

interface OpinionFormProps {
  opinion: Opinion;
  isMember: boolean;
  site: SiteConfig | undefined;
}

/** Members add pictures and an order, visitors a contact. */
export function OpinionForm({ opinion, isMember, site }: OpinionFormProps): ReactElement {
  const { kind, setKind, orderId, setOrderId, photos, setPhotos, form } = opinion;
  const dial = useAction((number: string) => platform.phone.dial(number));
  return (
    <View className={styles.body}>
      <View className={styles.kinds}>
        <Chips items={FEEDBACK_KINDS} current={kind} label="反馈类型" onChange={setKind} />
      </View>
      <Card clip className={styles.card}>
        <TextArea
          label="想说的话"
          placeholder="发生了什么，你希望怎样解决"
          maxLength={MOST_TEXT}
          rows={5}
          {...form.bind('content')}
        />
        {isMember ? (
          <View className={styles.photos}>
            <PhotoField label="照片" scene="feedback" most={MOST_PHOTOS} value={photos} onChange={setPhotos} />
          </View>
        ) : (
          <TextField
            label="联系方式"
            kind="account"
            placeholder="手机号或邮箱"
            maxLength={60}
            {...form.bind('contact')}
          />
        )}
      </Card>
      {isMember && <OrderField value={orderId} onChange={setOrderId} />}
      <Cells>
        {site && (
          <Cell
            label="客服电话"
            note={`服务时间 ${site.serviceHours}`}
            act="拨打"
            onPress={() => dial.run(site.serviceMobile)}
          >
            {site.serviceMobile}
          </Cell>
        )}
        {isMember && <Cell label="查看我的反馈" role="link" onPress={() => go('/member/pages/feedback/index', {})} />}
        <Cell label="联系客服" role="link" onPress={() => go('/contact/pages/ContactUs', {})} />
      </Cells>
      {!isMember && <Note className={styles.note}>登录后写的反馈可以加照片，也能看到处理的进度。</Note>}
    </View>
  );
}
