-- expands: who has a room of a property is asked when another site wants the same night.
create index booking_living_here on booking (property, check_out)
  where status in ('held', 'paying', 'confirmed', 'staying');
