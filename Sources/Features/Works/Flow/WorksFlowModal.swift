internal import FeatureKit

/// What the flow through works, characters and reviews shows above its screens.
enum WorksFlowModal {
    /// Whether a form is to be left with what was typed into it.
    case leave(onYes: () -> Void)
    /// A list, to choose any of it.
    case ticks(title: String, [FormOption], chosen: [String], onChange: ([String]) -> Void)
    /// A list, to choose one of it.
    case choice(title: String, [FormOption], selected: String, onChoice: (String) -> Void)
}
