-- What the stand-in of the payment provider remembers, one text per key; empty where Stripe itself
-- takes the cards.
create table sandbox_shelf (
  key text primary key,
  kept text
);
