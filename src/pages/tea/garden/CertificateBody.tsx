/** A certificate, the harvests under it, and the course of the adoption. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AdoptionDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Steps } from '@/ui/kit/Steps';
import { Certificate } from './Certificate';
import { certificateText } from './certificateText';
import { courseOf } from './course';
import { HarvestCard } from './own/HarvestCard';
import type { OwnTree } from './own/useOwnTree';
import { Part } from './Part';
import { Plaque } from './Plaque';
import styles from './CertificateBody.module.scss';

interface CertificateBodyProps {
  detail: AdoptionDetail;
  tree: OwnTree;
  onClaim: () => void;
}

export function CertificateBody({ detail, tree, onClaim }: CertificateBodyProps): ReactElement {
  const { adoption, harvests, own, certificateNo, actions } = detail;
  if (certificateNo === '')
    return (
      <View className={styles.body}>
        <Plaque name={adoption.plaque} note={adoption.tree.code} />
        <Text className={styles.note}>
          {adoption.status === 'cancelled' ? adoption.nextStep : '付清后挂上铭牌，生成证书。'}
        </Text>
        {own && adoption.status === 'unpaid' && (
          <Button block size="l" onPress={() => void tree.pay(adoption)}>
            去支付
          </Button>
        )}
      </View>
    );
  return (
    <View>
      <View className={styles.body}>
        <Certificate text={certificateText(detail)} />
        <View className={styles.wood}>
          <Plaque name={adoption.plaque} note={adoption.tree.code} />
        </View>
      </View>
      {harvests.length > 0 && (
        <Part title="收成" note={`共 ${harvests.length} 季`}>
          <View className={styles.rows}>
            {harvests.map((harvest) => (
              <HarvestCard
                key={harvest.id}
                harvest={harvest}
                busy={tree.pending}
                onCraft={
                  actions.includes('craft') ? (craft) => void tree.craft(adoption.id, harvest, craft) : undefined
                }
                onClaim={actions.includes('claim') ? onClaim : undefined}
              />
            ))}
          </View>
        </Part>
      )}
      <Part title="这一程">
        <View className={styles.rows}>
          <Steps
            label="认养的经过"
            items={courseOf(detail).map(({ id, at, title, note }) => ({
              id,
              title,
              note,
              time: formatTime(at, 'YYYY-MM-DD'),
            }))}
          />
        </View>
      </Part>
      <View className={styles.links}>
        <Button
          tone="text"
          onPress={() => go('/pages/tea/rycs', { fieldId: adoption.field.id, treeId: adoption.tree.id })}
        >
          看这棵树
        </Button>
        {own && (
          <Button tone="text" onPress={() => go('/pages/tea/wryd', { id: adoption.id })}>
            我认养的
          </Button>
        )}
      </View>
    </View>
  );
}
