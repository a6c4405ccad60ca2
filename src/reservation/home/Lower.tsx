/** Below the first screen of the home: the nearest store, what one comes for, who serves, what the house says. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Section } from '@/ui/kit/SectionHead';
import { Blocks } from '@/ui/shell';
import { People } from '../venue/People';
import { Services } from '../venue/Services';
import { Nearest } from './Nearest';
import { Story } from './Story';
import type { HomeState } from './useHome';

interface LowerProps extends Pick<HomeState, 'content' | 'services' | 'people' | 'near'> {
  /** Id of the part with those who serve: 茶艺师 above leads to it. */
  partId: string;
}

export function Lower({ content, services, people, near, partId }: LowerProps): ReactElement {
  return (
    <Blocks>
      {near && (
        <Section title="离你最近" more="全部门店" onMore={() => go('/reservation/pages/index/index', {})}>
          <Nearest venue={near} />
        </Section>
      )}
      {services && services.length > 0 && (
        <Section title="来做什么">
          <Services
            services={services}
            onPick={(serviceTypeId) => go('/reservation/pages/index/index', { serviceTypeId })}
          />
        </Section>
      )}
      {people && people.length > 0 && (
        <View id={partId}>
          <Section title="茶艺师" note="指定一位来泡">
            <People people={people} />
          </Section>
        </View>
      )}
      <Story content={content} />
    </Blocks>
  );
}
