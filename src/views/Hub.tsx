import { CanAccess } from 'ra-core';
import { Title } from 'react-admin';
import { askedOf } from '../section/sectionPath';
import { useSectionOptions } from '../section/useSectionOptions';
import { LinkCard, LinkCards } from '../ui/base/LinkCard';
import { CardFigures } from './CardFigures';

export default function Hub() {
  const { label, cards = {}, figures } = useSectionOptions();

  return (
    <>
      <Title title={label} />
      <LinkCards>
        {Object.entries(cards).map(([card, { title, text, to }]) => (
          <CanAccess key={to} {...askedOf(to)}>
            <LinkCard to={to} title={title} text={text}>
              <CardFigures of={figures} card={card} />
            </LinkCard>
          </CanAccess>
        ))}
      </LinkCards>
    </>
  );
}
