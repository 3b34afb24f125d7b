package import Domain

package enum DigStep {
    case destination(DigDestination)
    /// A result right after the member's vote, revealed letter by letter.
    case revealed(Identifier<WorkCharacter>)
    /// An online entry before it is saved.
    case found(OnlineEntry)
    case table(ResultTable)
    case choice(SearchChoice)
    case kinds(InboxKindChoice)
    case dropDraft(onYes: @MainActor () -> Void)
}
