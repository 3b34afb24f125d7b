import Domain
import Persistence

extension Route {
    /// What the part after a route's colon is the ID or the name of.
    private static let nameable: [String: StoredIDs.Kind] = [
        "brand": .ingredient, "character": .character, "compare": .drink, "dig": .character, "drink": .drink,
        "edit": .drink, "ingredient": .ingredient, "make": .drink, "result": .character, "run": .work, "sum": .drink,
        "work": .work,
    ]

    /// Parses a route that needs no look-up before the first frame: its ID is stored, or cannot be a name. Otherwise
    /// nil.
    ///
    /// Without a readable database, every word in the form of an ID is one: the first frame does not wait for the
    /// catalogue.
    package static func atOnce(
        _ text: String, dataDirectory: String?, environment: (String) -> String?
    ) -> Route? {
        guard let route = try? Route(text) else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = nameable[parts[0]], text != "edit:new" else { return route }
        guard Identifier<Route>(parts[1]).isWellFormed else { return nil }
        let paths = AppPaths(dataDirectory: dataDirectory, environment: environment)
        return StoredIDs.contains(kind, parts[1], inFileAt: paths.database) == false ? nil : route
    }
}
