-- The payment provider's messages that had their effect, kept in the transaction of that effect. The
-- provider sends each for some days at most; upkeep forgets them after a month.
create table heard_notice (
  id text primary key,
  heard_at timestamptz not null default now()
);
create index heard_notice_age on heard_notice (heard_at);
