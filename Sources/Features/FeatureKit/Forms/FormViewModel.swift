/// The view model of a form, on a screen or in a modal.
@MainActor
public protocol FormViewModel: ViewModel where Input == FormInput, Output == FormOutput {}
