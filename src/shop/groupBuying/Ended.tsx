import { Text } from '@tarojs/components';
import { listTime } from '@/core/lib/time';

export const Ended = ({ at }: { at: number }) => <Text>{`活动已于 ${listTime(at)} 结束`}</Text>;
