package import Domain

package enum DigStep {
    case destination(DigDestination)
    /// An online entry before it is saved.
    case found(OnlineEntry)
    case table(ResultTable)
    case choice(SearchChoice)
    case kinds(InboxKindChoice)
    case dropDraft(onYes: @MainActor () -> Void)
}
