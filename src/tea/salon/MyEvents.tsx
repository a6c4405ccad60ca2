/** What I signed up for, soonest first. */
import { View } from '@tarojs/components';
import type { ActivityCard } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { Note, Words } from '@/ui/kit/Words';
import styles from './MyEvents.module.scss';

interface MyEventsProps {
  events: readonly ActivityCard[];
  onOpen: (event: ActivityCard) => void;
}

export const MyEvents = ({ events, onOpen }: MyEventsProps) => (
  <View className={styles.strip}>
    <Strip>
      <View className={styles.mine}>
        {events.map((event) => (
          <Pressable key={event.id} className={styles.ticket} role="link" onPress={() => onOpen(event)}>
            <Words size="body" lines={1}>
              {event.title}
            </Words>
            <Note>{`${listTime(event.startAt)} · ${event.store.name}`}</Note>
          </Pressable>
        ))}
      </View>
    </Strip>
  </View>
);
