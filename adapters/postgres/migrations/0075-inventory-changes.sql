-- expands: who changed what is sold, when and by which file or command.
create table inventory_change (
  ordinal bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  by text not null,
  property text not null,
  parts jsonb not null
);
create index inventory_change_property on inventory_change (property, ordinal);
create index inventory_change_age on inventory_change (at);
