/** Tea specialists of a store: face, skills, when they have time; a press begins a booking with one. */
import type { ReactElement } from 'react';
import type { Specialist } from '@/contract';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import styles from './venue.module.scss';

interface PeopleProps {
  people: readonly Specialist[];
  /** Without one, each is asked for in the own store. */
  storeId?: string;
}

export const People = ({ people, storeId }: PeopleProps): ReactElement => (
  <Strip>
    <Stack row gap={10} className={styles.people}>
      {people.map((one) => (
        <Card key={one.no} className={styles.person}>
          <Pressable
            role="link"
            label={`约${one.name}`}
            onPress={() =>
              go('/reservation/pages/detail/newDetail', { storeId: storeId ?? one.storeId, employeeNo: one.no })
            }
          >
            <Stack gap={4} align="center" className={styles.face}>
              <Avatar src={one.avatar} size={56} name={one.name} />
              <Words size="name" medium lines={1}>
                {one.name}
              </Words>
              <Words size="foot" tone="muted" lines={1}>
                {one.title}
              </Words>
              <Words size="foot" tone="soft" lines={1}>
                {one.skills.slice(0, 2).join('　')}
              </Words>
              <Words size="foot" tone={one.full ? 'muted' : 'celadon'} lines={1}>
                {one.freeText ?? (one.score > 0 ? `${one.score.toFixed(1)} 分` : '可预约')}
              </Words>
            </Stack>
          </Pressable>
        </Card>
      ))}
    </Stack>
  </Strip>
);
