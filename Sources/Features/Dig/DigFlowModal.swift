/// What the flow of digging shows above its screens.
enum DigFlowModal {
    /// All types of a result.
    case table(ResultTable)
    /// A list, to choose one of it.
    case choice(SearchChoice)
    /// The kinds of what the inbox shows.
    case kinds(InboxKindChoice)
}
