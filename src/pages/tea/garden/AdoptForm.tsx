/** The form of an adoption: the tree, how long, its name on the wood, the certificate it will be, the terms. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { AdoptPlan, DataOf } from '@/contract';
import { useStores } from '@/core/stores';
import { formatTime } from '@/core/lib/time';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { Notice } from '@/ui/kit/Notice';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import type { Form } from '@/ui/shell/useForm';
import { AdoptTerms } from './AdoptTerms';
import { Certificate } from './Certificate';
import { Part } from './Part';
import { PlanCards } from './PlanCards';
import { Plaque } from './Plaque';
import { MOST_SIGNS, signsOf } from './nameRule';
import { TreeHead } from './TreeHead';
import styles from './AdoptForm.module.scss';

interface AdoptFormProps {
  seen: DataOf<'tea.treeView'>;
  plan: AdoptPlan | undefined;
  name: ReturnType<Form<{ plaque: string }>['bind']>;
  agreed: boolean;
  onPlan: (id: string) => void;
  onAgree: (agreed: boolean) => void;
  /** The hold is over. */
  onExpire: () => void;
}

/** The same day so many years later, as the server counts. */
const yearsAfter = (at: number, years: number): number => {
  const day = new Date(at);
  return day.setUTCFullYear(day.getUTCFullYear() + years);
};

export const AdoptForm = observer(function AdoptForm(props: AdoptFormProps): ReactElement {
  const { seen, plan, name, agreed, onPlan, onAgree, onExpire } = props;
  const { session } = useStores();
  const { tree, field, plans, pending, serverTime } = seen;
  const written = name.value.trim();
  return (
    <View className={styles.body}>
      <TreeHead seen={seen} />
      {pending && (
        <Notice tone="warn">
          <Text>这棵树为你留着，请在</Text>
          <Countdown tone="text" endAt={pending.expireAt} onEnd={onExpire} />
          <Text>内付清</Text>
        </Notice>
      )}
      <Part title="认养多久">
        <View className={styles.part}>
          <PlanCards plans={plans} chosen={plan?.id} held={pending?.planId} onChoose={onPlan} />
        </View>
      </Part>
      <Part title="给它起个名" note="刻在木牌上，一年可改一次">
        <Card place="alone" className={styles.card}>
          <Plaque
            name={written || '你起的名字'}
            note={`${tree.code}　${formatTime(serverTime, 'YYYY-MM-DD').slice(0, 4)} 年`}
          />
          <TextField
            {...name}
            label="铭牌名"
            placeholder="2 到 12 个字"
            maxLength={MOST_SIGNS}
            hint={`${signsOf(written)} / ${MOST_SIGNS}`}
            clearable
          />
        </Card>
      </Part>
      <Part title="付款后生成证书">
        <View className={styles.part}>
          <Certificate
            text={{
              owner: session.member?.nickname ?? '你',
              field: field.name,
              code: tree.code,
              variety: tree.variety,
              plaque: written,
              years: plan?.years ?? 1,
              startAt: serverTime,
              endAt: yearsAfter(serverTime, plan?.years ?? 1),
              no: '',
            }}
          />
        </View>
      </Part>
      <AdoptTerms agreed={agreed} onChange={onAgree} />
      <Words size="sub" tone="muted" block className={styles.note}>
        提交后为你留树 15 分钟，逾时放回坡上。
      </Words>
    </View>
  );
});
