import { openVolume, type VolumeOptions } from '../support/kept-volume.ts';
import { fillMarket, type Sizes, sizesAt } from './fill.ts';

export async function openMarket(
  stack: AsyncDisposableStack,
  { data, scale }: VolumeOptions,
): Promise<{ url: string; dataDir: string; sizes: Sizes }> {
  const sizes = sizesAt(scale);
  return { ...(await openVolume(stack, { data, sizes, fill: (client) => fillMarket(client, sizes) })), sizes };
}
