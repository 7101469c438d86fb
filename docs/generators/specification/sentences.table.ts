/** The parts of the specification, by the number its sentences begin with. */
export const parts = {
  1: "What the product does and for whom",
  2: "Screens and routes",
  3: "Entities and their fields",
  4: "States and transitions",
  5: "Validation rules",
  6: "Roles and permissions",
  7: "The calls the product makes",
  8: "Error catalogue",
  9: "Business constants and limits",
} as const

/**
 * Every sentence of the specification that can be true or false, in its shortest form. What the
 * specification leaves open is not here but in the assumptions.
 */
export const sentences = {
  "1.1": "Visitors search by destination",
  "1.2": "Visitors search by check-in and check-out dates",
  "1.3": "Visitors search by guests and rooms",
  "1.4": "Results can be filtered",
  "1.5": "Results can be sorted",
  "1.6": "A property shows its details",
  "1.7": "A room shows its details",
  "1.8": "A stay is checked out with card payment through a payment provider",
  "1.9": "A contact inquiry with attachments can be sent",
  "1.10": "A booking is looked up by its confirmation code",
  "1.11": "A visitor can register",
  "1.12": "A guest can log in",
  "1.13": "A signed-in guest has a list of bookings",
  "1.14": "A signed-in guest manages a booking",
  "1.15": "A signed-in guest has a profile with picture upload",
  "1.16": "Sign-in through Google is offered",
  "1.17": "Members get more deals when signed in",
  "1.18": "Members get more options when signed in",
  "1.19": "The interface is in English, Malay and Chinese",
  "1.20": "A switch changes between the dark and the light theme",
  "1.21": "A stay can be shared to social networks",
  "1.22": "Web analytics are present",
  "1.23": "The currency is ringgit",

  "2.1": "/ is the home page with a search bar",
  "2.2": "/about-us is About Us",
  "2.3": "/help is Help",
  "2.4": "/contact-us is the contact form",
  "2.5": "/privacy-policy is the Privacy Policy",
  "2.6": "/refund-policy is the Refund Policy",
  "2.7": "/terms-and-conditions is the Terms and Conditions",
  "2.8": "/login is Login",
  "2.9": "/register is Registration",
  "2.10": "/forgot-password asks for password recovery",
  "2.11": "/reset-password sets a new password",
  "2.12": "/properties lists properties and search results",
  "2.13": "/properties/{slug} shows a property",
  "2.14": "/booking/new is the checkout",
  "2.15": "/booking/search finds a booking by confirmation code",
  "2.16": "/booking/{id} shows a booking",
  "2.17": "/booking/confirmed shows the confirmed result",
  "2.18": "/booking/failed shows the failed result",
  "2.19": "/account/bookings is My Bookings, for the signed-in",
  "2.20": "/account/booking/{id} is Manage Booking, for the signed-in",
  "2.21": "/account/profile is Profile, for the signed-in",
  "2.22": "/verification is identity verification, for the signed-in",
  "2.23": "The account routes and /verification are guarded by a check named auth",
  "2.24":
    "The home search bar takes destination, check-in, check-out, guests and rooms, and has a search action",
  "2.25": "The guests field counts its party in the words of '2 adults - 0 children - 1 room'",
  "2.26":
    "There are sections Special Offers, Find & Reserve, Trending Units, Featured and Popular Landmarks",
  "2.27": "The results have a Filter & Sort panel",
  "2.28":
    "A property has the sections Overview, Location, Property and Room Amenities, About The Place, Notes, Facilities, Show On Map, Select Your Room and House Rules",
  "2.29": "An unavailable room is marked Not Available",
  "2.30": "Pictures open in a lightbox",
  "2.31":
    "The checkout has Personal Details, Contact Details, Special Requests, Payment Information, Payment Method, Total Payable, Edit Stay Details and Book Now",
  "2.32": "Contact Us has inquiry type, name, phone, email, subject, message and attachments",
  "2.33": "Contact Us tells the guest to review the details before submitting",
  "2.34": "Login and Register have Login Now and Create Account",
  "2.35": "Profile has Upload Profile Picture",
  "2.36":
    "My Bookings and Manage Booking show Confirmation No, Guest Information and Room Information",
  "2.37": "An empty list of bookings says so and prompts to explore more options",
  "2.38": "The footer has a Follow Us section",
  "2.39": "The not-found page has the heading 'Oops! Page Not Found' and its text",
  "2.40": "Its button 'Back To Homepage' leads to / and to the top",
  "2.41":
    "An address with /index.html is redirected to the clean path without that suffix and the query",
  "2.42": "Each change to a different path scrolls to the top",
  "2.43": "Unknown paths show the 404 page with 'Page not found: {path}'",
  "2.44": "Route rules may redirect to external addresses",

  "3.1": "The theme is remembered as dark or not",
  "3.2": "The client knows whether somebody is logged in, and who",
  "3.3": "A search begins with 1 adult",
  "3.4": "A search begins with 0 children",
  "3.5": "A search begins with 1 room",
  "3.6":
    "A property has star rating, price per night, average per night, condo type, location and slug",
  "3.7": "A room has max adults, max children, max guests, bedrooms, beds, baths and amenities",
  "3.8": "Property amenities are Pool, Parking, Gym and Restaurant",
  "3.9":
    "Room amenities are WiFi, Kitchen, Air conditioning, Hairdryer, Big TV, Tissue Box, Door Key and Free Parking",
  "3.10":
    "A guest has first and last name, nationality, identity number, date of birth, gender, address, email and phone",
  "3.11": "A user has a password, its confirmation and a profile picture",
  "3.12": "A gender is Male or Female",
  "3.13":
    "A booking has confirmation code, check in, check out, booking fee, deposit, SST 8%, occupancy tax and total",
  "3.14": "An inquiry has inquiry type, name, phone, email, subject, message and attachments",
  "3.15": "Filters are Free Cancellation, Pay at property and the star bands 0-1, 2, 3, 4 and 5",
  "3.16": "Sort options are price low to high, price high to low, and ratings",
  "3.17": "The client holds the check-in date, the check-out date and the location of a search",

  "4.1": "Dates, location and capacity of a search are each changed on their own",
  "4.2": "Login toggles between logged in and logged out",
  "4.3": "The user is set on login and cleared on logout",
  "4.4": "The theme toggles between dark and light",
  "4.5": "The language switches among en (default and fallback), bm and cn",
  "4.6": "A booking has a successful outcome",
  "4.7": "A booking has a failed outcome",
  "4.8":
    "A page chunk that fails to load makes one full reload, at most once per path in 10 seconds",

  "5.1": "The contact form says Invalid Name",
  "5.2": "The contact form says Invalid Phone",
  "5.3": "The contact form says Invalid Email",
  "5.4": "The contact form says Invalid Inquiry Type",
  "5.5": "Uploads say which file types and what size are accepted",
  "5.6": "Phone input begins with Malaysia",
  "5.7": "Phone input writes numbers internationally",
  "5.8": "Phone input takes at most 14 characters",
  "5.9": "Phone input has a country dropdown with a search box",
  "5.10": "Phone numbers are checked per country by a phone-number library",
  "5.11": "The visitor's country may be detected through an IP-to-country service",

  "6.1":
    "A visitor opens public pages, search, property, contact, booking lookup, login and registration",
  "6.2": "A signed-in user also opens the account pages and /verification",

  "7.1": "The base address of the API comes from configuration at run time",
  "7.2": "builds/meta/{buildId}.json is fetched",
  "7.3": "builds/latest.json is polled to notice updates",
  "7.4": "_payload.json is fetched for prerendered pages",
  "7.5": "The country service answers text: 1 first means success, characters 3-4 are the country",
  "7.6": "An analytics tag script is loaded",
  "7.7": "Google sign-in returns a code; scopes are email, profile and openid",
  "7.8": "Card payment goes through the provider's calls",
  "7.9": "A Google identity script is loaded",

  "8.1": "No route or a failed page check answers status 404 with 'Page not found: {path}'",
  "8.2": "A fatal error is shown as the error page",
  "8.3": "Going to an external address without permission throws",
  "8.4": "A failed page chunk reloads fully, once per path in 10 seconds",
  "8.5": "An unknown route guard name throws",
  "8.6":
    "A sent contact form thanks with the specified words and 3-5 working days via WhatsApp or email",
  "8.7": "A failed country lookup says 'unable to fetch the country'",
  "8.8": "A generic failure is a dialog titled Error",
  "8.9": "An unavailable room is Not Available",
  "8.10": "Empty bookings say 'You haven't made any bookings yet.'",
  "8.11": "Start-up failures are logged to the console",

  "9.1": "The default search is 1 adult, 0 children, 1 room",
  "9.2": "Taxes and fees are SST 8%, Occupancy Tax, Booking Fee and Deposit",
  "9.3": "Money is written with 'RM ', '.' and ','",
  "9.4": "Inquiries are answered in 3-5 working days",
  "9.5": "Translations are en, bm and cn, with fallback en",
  "9.6": "A phone number has at most 14 characters",
  "9.7": "The date picker reaches from 1900 to 2100",
  "9.8": "The lightbox zooms by 0.12, from 0.1 to 3, and swipes from 50 pixels",
  "9.9": "The reload guard lasts 10000 ms",
  "9.10": "Build meta is prefetched after 1000 ms",
  "9.11": "At most 4 page preloads are pending",
  "9.12": "The HTTP client tries again on 408, 409, 425, 429, 500, 502, 503 and 504",
  "9.13": "It tries again once for reading and never for PATCH, POST, PUT and DELETE",
  "9.14": "The default locale of the framework is en-US",
} as const

/** The number of a sentence. */
export type SentenceId = keyof typeof sentences

/** What a test wears to say that it holds a sentence: `{ tags: "§2.14" }`. */
export type SentenceTag = `§${SentenceId}`

/** The tags that tests may wear; Vitest refuses any other. */
export const sentenceTags = Object.entries(sentences).map(([id, description]) => ({
  name: `§${id}` as SentenceTag,
  description,
}))
