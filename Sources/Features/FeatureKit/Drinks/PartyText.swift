package import Domain

package enum PartyText {
    /// `can make now`, `buy more` if the bar has too little for the servings, or `2 away`.
    package static func reach(
        of course: PartyTotals.Course, isShort: Bool, _ strings: Strings
    ) -> String {
        guard course.match.isMakeable else { return strings("reach.away", String(course.match.away)) }
        return strings[isShort ? "party.short" : "reach.now"]
    }

    /// What to do about a need, with a remark if it relies on a bottle of unknown level.
    package static func action(_ text: String, for need: PartyNeed, _ strings: Strings) -> String {
        need.isAssumedFull ? strings("party.assumed-full", text) : text
    }
}
