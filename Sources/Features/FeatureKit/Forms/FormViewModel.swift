@MainActor
public protocol FormViewModel: ViewModel where Input == FormInput, Output == FormOutput {}
