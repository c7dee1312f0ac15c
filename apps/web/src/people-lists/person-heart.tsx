import { useTexts } from '../core/i18n.ts';
import { Heart } from '../ui/heart.tsx';
import { useFavouring } from '../ui/use-favouring.ts';
import { useFavourPerson } from './people-lists.api.ts';

type HeartProps = { person: { id: string; firstName: string; lastName: string }; isFavourite: boolean; isButton?: boolean };

export function PersonHeart({ person: { id, firstName, lastName }, isFavourite, isButton }: HeartProps) {
  const { t } = useTexts();
  const favour = useFavouring();
  const { mutateAsync } = useFavourPerson();
  const name = `${firstName} ${lastName}`;
  const set = (wanted: boolean) => mutateAsync({ id, isFavourite: wanted });
  return (
    <Heart
      isOn={isFavourite}
      label={t('peopleLists.favourOf', { name })}
      title={isFavourite ? t('peopleLists.unfavour') : t('peopleLists.favour')}
      isButton={isButton}
      onPress={() => favour({ isFavourite, set, removed: t('peopleLists.unfavoured', { name }) })}
    />
  );
}
