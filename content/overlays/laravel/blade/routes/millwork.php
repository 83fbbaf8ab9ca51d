<?php

use App\Http\Controllers\DeleteAccountController;
use Illuminate\Support\Facades\Route;

// With Features::emailVerification() in config/fortify.php, write ['auth', 'verified'].
Route::middleware(['auth'])->group(function () {
    Route::view('/dashboard', 'dashboard')->name('dashboard');

    Route::redirect('/settings', '/settings/profile')->name('settings');
    Route::view('/settings/profile', 'settings.profile')->name('settings.profile');
    Route::view('/settings/security', 'settings.security')->name('settings.security');
    Route::view('/settings/appearance', 'settings.appearance')->name('settings.appearance');
    Route::delete('/settings/account', DeleteAccountController::class)->name('account.destroy');
});
