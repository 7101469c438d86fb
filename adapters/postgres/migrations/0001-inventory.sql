-- What is sold: properties, their room types, and the nights that differ from the ordinary.

create function remember_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end
$$;

create table property (
  slug text primary key,
  document jsonb not null,
  destination text not null,
  region text not null,
  kind text not null,
  stars smallint,
  lat double precision not null,
  lng double precision not null,
  -- Of all that was put: the same again changes nothing.
  digest text not null,
  version integer not null default 1,
  changed xid8 not null
);
create index property_changed on property (changed);
create trigger property_changes before insert or update on property
  for each row execute function remember_change();

create table room_type (
  id text primary key,
  property text not null references property,
  units integer not null check (units >= 0),
  base_rate bigint not null check (base_rate >= 0),
  weekend_rate bigint not null check (weekend_rate >= 0),
  changed xid8 not null,
  unique (id, units)
);
create index room_type_property on room_type (property);
create index room_type_changed on room_type (changed);
create trigger room_type_changes before insert or update on room_type
  for each row execute function remember_change();

-- A night carries the units of its room type, so that the database itself refuses to sell more than
-- there is, and refuses fewer units than are sold, whoever writes and however.
create table night (
  room_type text not null,
  day date not null,
  units integer not null,
  rate bigint check (rate between 0 and 2000000000),
  taken integer not null default 0,
  changed xid8 not null,
  primary key (room_type, day),
  constraint night_of_room_type foreign key (room_type, units)
    references room_type (id, units) on update cascade,
  constraint never_oversold check (taken between 0 and units)
) with (fillfactor = 80);
create index night_changed on night (changed);
create trigger night_changes before insert or update on night
  for each row execute function remember_change();
