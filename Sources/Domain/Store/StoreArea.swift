/// Parts of the store, as screens name what they read: a transaction says which of them it touched.
package struct StoreArea: OptionSet, Hashable, Sendable {
    /// A bit for each area.
    package let rawValue: UInt32

    /// The areas with these bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bundled drinks, ingredients, glasses, tools and techniques.
    package static let catalogue = StoreArea(rawValue: 1 << 0)
    /// Own drinks, ingredients and tags.
    package static let ownRecipes = StoreArea(rawValue: 1 << 1)
    /// Bottles, staples, substitutes, and whose bar is shared with whom.
    package static let bar = StoreArea(rawValue: 1 << 2)
    /// What was made, when, with which rating.
    package static let log = StoreArea(rawValue: 1 << 3)
    /// The drinks that are saved or tried.
    package static let marks = StoreArea(rawValue: 1 << 4)
    /// The shopping list.
    package static let shopping = StoreArea(rawValue: 1 << 5)
    /// The menu and the orders of the party.
    package static let party = StoreArea(rawValue: 1 << 6)
    package static let collections = StoreArea(rawValue: 1 << 7)
    /// Half-filled forms.
    package static let drafts = StoreArea(rawValue: 1 << 8)
    /// The filters that have a name.
    package static let filters = StoreArea(rawValue: 1 << 9)
    /// Works, genres and characters, bundled and own, and the requests for more.
    package static let works = StoreArea(rawValue: 1 << 10)
    /// Votes with all that is counted from them, and the results that were looked at without voting.
    package static let votes = StoreArea(rawValue: 1 << 11)
    /// Reviews and comments, who likes, views, reports or hides them.
    package static let reviews = StoreArea(rawValue: 1 << 12)
    /// The works that are wished for, and thumbs on works.
    package static let wishes = StoreArea(rawValue: 1 << 13)
    /// The works that were watched.
    package static let watched = StoreArea(rawValue: 1 << 14)
    /// Notices, what switches them off, and keywords.
    package static let inbox = StoreArea(rawValue: 1 << 15)
    /// Profiles, accounts and their sessions.
    package static let members = StoreArea(rawValue: 1 << 16)
    /// What was picked for tonight.
    package static let tonight = StoreArea(rawValue: 1 << 17)
    /// Recent searches and the characters looked at last.
    package static let recents = StoreArea(rawValue: 1 << 18)
    /// The steps that can be undone and redone.
    package static let history = StoreArea(rawValue: 1 << 19)
    /// The list of cities whose weather is shown.
    package static let cities = StoreArea(rawValue: 1 << 20)
    /// What is known of the weather.
    package static let weather = StoreArea(rawValue: 1 << 21)
    /// Memberships of communities on servers, what waits to be sent to them, and how old their numbers are.
    package static let community = StoreArea(rawValue: 1 << 22)

    /// Every area: another program wrote, or the whole store was replaced.
    package static let all = StoreArea(rawValue: 1 << 23 - 1)
}
