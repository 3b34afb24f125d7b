/// Areas of the store: screens name the areas they read, and a transaction reports those it touched.
package struct StoreArea: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bundled drinks, ingredients, glasses, tools and techniques.
    package static let catalogue = StoreArea(rawValue: 1 << 0)
    /// Own drinks, ingredients and tags.
    package static let ownRecipes = StoreArea(rawValue: 1 << 1)
    /// Bottles, staples, substitutes, and shared bars.
    package static let bar = StoreArea(rawValue: 1 << 2)
    package static let log = StoreArea(rawValue: 1 << 3)
    package static let marks = StoreArea(rawValue: 1 << 4)
    package static let shopping = StoreArea(rawValue: 1 << 5)
    /// The menu, the queue and the guests of a party, and house recipes.
    package static let party = StoreArea(rawValue: 1 << 6)
    package static let collections = StoreArea(rawValue: 1 << 7)
    package static let drafts = StoreArea(rawValue: 1 << 8)
    package static let filters = StoreArea(rawValue: 1 << 9)
    /// Bundled and own works, genres and characters, and requests for more.
    package static let works = StoreArea(rawValue: 1 << 10)
    /// Votes with the counts derived from them, results viewed without voting, and characters offered to a member.
    package static let votes = StoreArea(rawValue: 1 << 11)
    /// Reviews and comments with their likes, views, reports and hidden items.
    package static let reviews = StoreArea(rawValue: 1 << 12)
    /// Wished works, and thumbs on works.
    package static let wishes = StoreArea(rawValue: 1 << 13)
    package static let watched = StoreArea(rawValue: 1 << 14)
    /// Notices with their switches, and keywords.
    package static let inbox = StoreArea(rawValue: 1 << 15)
    /// Profiles, accounts and their sessions.
    package static let members = StoreArea(rawValue: 1 << 16)
    package static let tonight = StoreArea(rawValue: 1 << 17)
    /// Recent searches and recently viewed characters.
    package static let recents = StoreArea(rawValue: 1 << 18)
    package static let history = StoreArea(rawValue: 1 << 19)
    package static let cities = StoreArea(rawValue: 1 << 20)
    package static let weather = StoreArea(rawValue: 1 << 21)
    /// Memberships of communities on servers, actions waiting to be sent, and the age of the servers' numbers.
    package static let community = StoreArea(rawValue: 1 << 22)

    /// Every area, for when another program wrote or the whole store was replaced.
    package static let all = StoreArea(rawValue: 1 << 23 - 1)
}
